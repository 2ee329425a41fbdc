import type { ScriptTexts } from './script-deck.js';

/** Latin text with emoji, Thai, Hindi and names in other scripts beside one another. */
export const mixed: ScriptTexts = {
  locale: 'en-GB',
  currency: 'EUR',
  title: 'Families 👨‍👩‍👧‍👦, flags 🇹🇭🇮🇳🇯🇵 and a naïve café: one launch in many scripts 🚀',
  subtitle: 'ยอดขายในประเทศไทย · भारत में बिक्री · 日本での販売 · المبيعات في مصر (٢٠٢٥)',
  company: 'Acme 🌍 International',
  columns: ['Market', 'Sales', 'Change', 'Remark'],
  rows: [
    ['ประเทศไทย', 482_300_000, 0.0634, 'เปิดสาขาใหม่ที่เชียงใหม่และภูเก็ต'],
    ['भारत (दिल्ली और मुंबई)', 351_720_000, -0.0215, 'मानसून के कारण तीन दुकानें बंद रहीं'],
    ['مصر (القاهرة)', 228_450_000, 0.118, '👩‍🔬 Deckwright Pro'],
    ['日本', 164_900_000, 0.004, '🏳️‍🌈 東京'],
    ['ישראל', 97_310_000, -0.1472, '👍🏽 סניף חדש'],
    ['Nederland 🇳🇱', 61_080_000, 0.0291, 'e\u0301te\u0301 – décomposé'],
  ],
  series: ['Shops 🏬', 'ออนไลน์', 'व्यापार सेवाएँ'],
  month: 'Month',
  cards: ['Sales in all markets 🌏', 'ตลาดที่ใหญ่ที่สุด', 'लाभ में बदलाव'],
  basis: 'vs. last year',
  section: ['ยอดขายแยกตามตลาด', 'हम बढ़ते और घटते बाज़ारों को अलग-अलग देखेंगे, और फिर उनके कारणों पर चर्चा करेंगे।'],
  chart: [
    '{{argmax(Market, Sales)}} leads with {{max(Sales) | currency:EUR,0,compact}} or {{share(Sales, Market, "ประเทศไทย") | percent:1}} of all sales 📈',
    '- **{{argmax(Market, Sales)}}** ขายได้ {{max(Sales) | currency:EUR,0}} และเติบโตเร็วที่สุดในช่วงไตรมาสที่สามของปี\n' +
      '- {{argmin(Market, Change)}} fell by {{min(Change) | percent:1}}, while {{argmax(Market, Change)}} {{max(Change) | percent:1,signed}} grew most\n' +
      '- भारत में बिक्री थोड़ी कम रही, लेकिन ग्राहकों की संख्या बढ़ी 👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦',
  ],
  wide: [
    'ยอดขายออนไลน์เพิ่มขึ้นทุกเดือน ส่วนยอดขายหน้าร้านลดลงเล็กน้อย',
    'ในเดือนตุลาคมยอดขายทุกช่องทางลดลงชั่วคราวเพราะการส่งเสริมการขายสิ้นสุดลงพร้อมกับการเปลี่ยนระบบสะสมแต้ม หลังจากนั้นยอดขายออนไลน์ฟื้นตัวก่อนช่องทางอื่น',
  ],
  pair: [
    'शीर्ष तीन बाज़ारों में कुल बिक्री का तीन-चौथाई से अधिक हिस्सा है',
    'Names keep their own script 🇹🇭 ไทย, 🇮🇳 हिन्दी, 🇪🇬 العربية, 🇮🇱 עברית, 🇯🇵 日本語, 🇰🇷 한국어 – each in its own direction.',
  ],
  numbers: [
    'Three figures 🎯: {{sum(Sales) | compact}} in sales',
    'ยอดขายต่ำกว่าปีก่อนเล็กน้อย แต่ตลาดที่ใหญ่ที่สุดทำสถิติใหม่ 🏆 और लाभ में गिरावट अनुमान के भीतर रही (पाँच अंक से कम)।',
  ],
  table: ['Sales and change by market 🗺️', 'Sorted by sales; चेंज प्रारंभिक है, ตัวเลขเบื้องต้น.'],
  text: [
    'What comes next: ก้าวต่อไป · आगे का रास्ता · 次の一歩 👣',
    'We propose three steps, each in the words of the team that takes it.\n\n' +
      '1. **ประเทศไทย** 🇹🇭: ขยายสาขาใหม่ในภาคเหนือและภาคใต้โดยใช้ประสบการณ์จากกรุงเทพมหานครเป็นแนวทาง\n' +
      '2. **भारत** 🇮🇳: मोबाइल ऐप को नया रूप देना ताकि ग्राहक निर्णय लेते ही तुरंत ऑर्डर कर सकें, चाहे वे कहीं भी हों।\n' +
      '3. **日本** 🇯🇵：データセンターのエネルギー使用量を、サービスの品質を落とさずに減らす。\n\n' +
      'Questions? 🙋🏽‍♀️ Ask the planning team 👩🏽‍💻👨🏻‍💻.',
  ],
};
