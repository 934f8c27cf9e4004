import assert from 'node:assert/strict';
import { test } from 'node:test';

import { hasComparableText, normalise, rawWords } from '../../src/names/spelling/normalise.ts';

const same = (title: string, ...pairs: [string, string][]): void => {
  test(title, () => {
    for (const [one, other] of pairs) assert.equal(normalise(one).key, normalise(other).key, `${one} / ${other}`);
  });
};
const apart = (title: string, ...pairs: [string, string][]): void => {
  test(title, () => {
    for (const [one, other] of pairs) assert.notEqual(normalise(one).key, normalise(other).key, `${one} / ${other}`);
  });
};

same(
  'case, accents and the letters of Ghanaian alphabets are disregarded',
  ['ƆDƆ YƐ WU', 'odo ye wu'],
  ['Crèche Ama', 'Creche Ama'],
  ['Ŋmɛ', 'Ngme'],
);
same(
  'spaces and punctuation are disregarded',
  ['Palm Wine', 'Palmwine'],
  ['Hand-S', 'Hands'],
  ["Ama's (Best) Kitchen!", 'Amas Best Kitchen'],
);
same(
  'an ampersand is "and", and other symbols are their words',
  ['A & B Nets', 'A and B Nets'],
  ['Bread+Butter', 'Bread plus Butter'],
  ['100% Juice', '100 Percent Juice'],
);
same(
  'legal endings in every spelling are disregarded, one after another',
  ...[
    'Tuo', 'Tuo Ltd', 'TUO LTD.', 'Tuo Limited', 'Tuo Company Limited', 'Tuo Co. Ltd', 'Tuo Limited Company', 'Tuo LBG', 'Tuo L.B.G.', 'Tuo Limited by Guarantee',
    'Tuo PLC', 'Tuo Public Limited Company', 'Tuo PRUC', 'Tuo Private Unlimited Company', 'Tuo PUC', 'Tuo Public Unlimited Company', 'Tuo Ghana', 'Tuo (Gh) Ltd',
    'Tuo Ghana Company Limited', 'Tuo & Co', 'Tuo and Company', 'The Tuo', 'www.tuo.com', 'Tuo.com.gh', 'Tuo Ltd (Ghana)',
  ].map((name): [string, string] => [name, 'Tuo']), // prettier-ignore
);
apart(
  'Enterprise and Ventures are words of the name, not endings',
  ['Tuo Enterprise', 'Tuo'],
  ['Tuo Ventures', 'Tuo Enterprise'],
);
apart(
  'a word that is an ending only at the end stays elsewhere',
  ['Ghana Tuo', 'Tuo'],
  ['Limited Tuo', 'Tuo'],
  ['Company of Tuo', 'Tuo'],
);
same(
  'number words are their digits, and to and for are 2 and 4',
  ['Two Rivers', '2 Rivers'],
  ['Books for You', 'Books 4 You'],
  ['First Light', '1st Light'],
  ['Room Eleven', 'Room 11'],
  ['Twenty Four Seven', '24/7'],
  ['Thirty-Two Bits', '32 Bits'],
  ['Fifty-Fifty', '50/50'],
);
same(
  'the plural is the singular',
  ['Pastries', 'Pastry'],
  ['Boxes', 'Box'],
  ['Churches', 'Church'],
  ['Cookies', 'Cookie'],
  ['Buses', 'Bus'],
);
apart('what only looks like a plural is none', ['Express', 'Expres'], ['Jesus Way', 'Jesu Way']);
same('initials with stops or spaces are one word', ['J.K.T. Boats', 'JKT Boats'], ['J. K. T. Boats', 'JKT Boats']);
same(
  'a letter that passes for another is read as that',
  ['Аkоmа', 'Akoma'],
  ['G0ld', 'Gold'],
  ['Ａｋｏｍａ', 'Akoma'],
  ['Ko\u200bfi', 'Kofi'],
  ['𝐊𝐨𝐟𝐢', 'Kofi'],
);

test('a name with only disregarded words keeps one of them', () => {
  for (const name of ['Ghana Limited', 'The', 'LTD', 'Company', 'The Company Limited'])
    assert.notEqual(normalise(name).key, '', name);
});

test('words in another script stay unchanged', () => {
  assert.deepEqual(rawWords('日本 Foods'), ['日本', 'foods']);
  assert.deepEqual(rawWords('Ждань'), ['ждань']);
});

test('emoji and punctuation are not comparable, one letter or digit is', () => {
  for (const name of ['🙂', '!?…', '&', '👍🏽 — ', '©']) assert.equal(hasComparableText(name), false, name);
  for (const name of ['Q', '7', '日', '🙂 a']) assert.equal(hasComparableText(name), true, name);
});
same(
  'numbers of several words are their figures',
  ['One Hundred and One Looms', '101 Looms'],
  ['Two Thousand Looms', '2000 Looms'],
  ['One Thousand Two Hundred and Thirty Four Kings', '1234 Kings'],
  ['Five Thousand Looms', '5 Thousand Looms'],
  ['Fifth Avenue', '5th Avenue'],
  ['Twenty First Century', '21st Century'],
  ['Twelfth Street', '12th Street'],
);
apart(
  'numbers that only follow one another are no sum',
  ['Seven Eleven', '18'],
  ['Ten Four', '14'],
  ['Five and Dime', '5 Dime'],
  ['Twenty Four Seven', '31'],
);
same(
  'letters that stand alone are initials, with stops, spaces or "and" between them',
  ['J. & M. Nets', 'J and M Nets'],
  ['J K T Nets', 'J.K.T. Nets'],
);
same(
  'irregular plurals are disregarded',
  ['Adepa Knives', 'Adepa Knife'],
  ['Two Wolves', '2 Wolf'],
  ['Fig Leaves', 'Fig Leaf'],
  ['White Teeth', 'White Tooth'],
);
same(
  'the plural of a word that ends in an irregular one is disregarded, and so is an s of what belongs to several',
  ["Women's Clinic", 'Woman Clinic'],
  ["Children's World", 'Child World'],
  ["Gentlemen's Barbers", 'Gentleman Barbers'],
  ['Fishermen Depot', 'Fisherman Depot'],
  ['Grandchildren Foods', 'Grandchild Foods'],
  ['Sizes Wear', 'Size Wear'],
  ['Quartzes', 'Quartz'],
);
apart('a name in -men is no plural', ['Yemen Foods', 'Yeman Foods'], ['Kwamen Foods', 'Kwaman Foods']);
