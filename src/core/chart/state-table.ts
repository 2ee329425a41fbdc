// Written by scripts/map-data.mjs; do not edit. Names of the US Census Bureau (public domain).
/** A US state a line: postal code, FIPS code, longitude, latitude, name. */
export const STATE_TABLE = `\
AK|02|-152.5|64.2|Alaska
AL|01|-86.8|32.8|Alabama
AR|05|-92.4|34.9|Arkansas
AZ|04|-111.7|34.3|Arizona
CA|06|-119.5|37.2|California
CO|08|-105.5|39|Colorado
CT|09|-72.7|41.6|Connecticut
DC|11|-77|38.9|District of Columbia
DE|10|-75.5|39|Delaware
FL|12|-82.5|28.6|Florida
GA|13|-83.4|32.6|Georgia
HI|15|-155.5|19.6|Hawaii
IA|19|-93.5|42.1|Iowa
ID|16|-114.6|44.4|Idaho
IL|17|-89.2|40|Illinois
IN|18|-86.3|39.9|Indiana
KS|20|-98.4|38.5|Kansas
KY|21|-85.3|37.5|Kentucky
LA|22|-92|31|Louisiana
MA|25|-71.8|42.3|Massachusetts
MD|24|-76.8|39|Maryland
ME|23|-69.2|45.4|Maine
MI|26|-84.6|43.5|Michigan
MN|27|-94.3|46.3|Minnesota
MO|29|-92.5|38.4|Missouri
MS|28|-89.7|32.7|Mississippi
MT|30|-109.6|47.1|Montana
NC|37|-79.4|35.6|North Carolina
ND|38|-100.5|47.5|North Dakota
NE|31|-99.8|41.5|Nebraska
NH|33|-71.6|43.7|New Hampshire
NJ|34|-74.7|40.2|New Jersey
NM|35|-106.1|34.4|New Mexico
NV|32|-116.6|39.3|Nevada
NY|36|-75.5|42.9|New York
OH|39|-82.8|40.3|Ohio
OK|40|-97.5|35.6|Oklahoma
OR|41|-120.6|43.9|Oregon
PA|42|-77.8|40.9|Pennsylvania
RI|44|-71.6|41.7|Rhode Island
SC|45|-80.9|33.9|South Carolina
SD|46|-100.2|44.4|South Dakota
TN|47|-86.4|35.9|Tennessee
TX|48|-99.3|31.5|Texas
UT|49|-111.7|39.3|Utah
VA|51|-78.9|37.5|Virginia
VT|50|-72.7|44.1|Vermont
WA|53|-120.4|47.4|Washington
WI|55|-90|44.6|Wisconsin
WV|54|-80.6|38.6|West Virginia
WY|56|-107.6|43|Wyoming`;
