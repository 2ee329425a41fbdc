/** Words that put one value above another. */
export const MORE =
  /(?<!\p{L})(?:more|higher|larger|greater|bigger|longer|above|over|exceed\p{L}*|ahead|heavier|older|warmer|hotter|schwerer\p{L}*|älter\p{L}*|wärmer\p{L}*|teurer\p{L}*|leads?|led|leading|mehr|höher\p{L}*|größer\p{L}*|länger\p{L}*|über|plus|übertr\p{L}*|supérieur\p{L}*|devanc\p{L}*|dépass\p{L}*|au-dessus|más|mayor\p{L}*|superior\p{L}*|supera\p{L}*|encima)(?!\p{L})/iu;
/** Words that put it below. */
export const LESS =
  /(?<!\p{L})(?:less|fewer|lower|smaller|shorter|below|under|behind|lighter|younger|colder|cooler|cheaper|leichter\p{L}*|jünger\p{L}*|kälter\p{L}*|short of|trail\p{L}*|lag\p{L}*|weniger|niedriger\p{L}*|kleiner\p{L}*|kürzer\p{L}*|unter|moins|inférieur\p{L}*|au-dessous|menos|menor\p{L}*|inferior\p{L}*|debajo)(?!\p{L})/iu;
/** Words that take back, or keep to some, what a sentence says of all. */
export const LIMITED =
  /(?<!\p{L})(?:no|not|n['’]t|none|never|only|few|some|many|most|single|nicht|kein\p{L}*|nur|wenige|einige|viele|pas|aucune?|seule?s?|quelques|ne|n['’]|ningun[oa]?|ningún|sólo|solo|algun[oa]s?|poc[oa]s)(?!\p{L})/iu;
