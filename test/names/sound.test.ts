import assert from 'node:assert/strict';
import { test } from 'node:test';

import { checkName } from '../../src/names/check.ts';
import { buildIndex } from '../../src/names/index/index.ts';
import { compareWords, HOW, makeWord } from '../../src/names/likeness/likeness.ts';
import { soundOf } from '../../src/names/spelling/sound.ts';

const heard = (one: string, other: string): boolean =>
  compareWords(makeWord(one, 0, 0), makeWord(other, 0, 0))?.how === HOW.sound;

const alike = (title: string, pairs: string): void => {
  test(title, () => {
    for (const pair of pairs.trim().split(/\s+/)) {
      const [one = '', other = ''] = pair.split('/');
      assert.ok(heard(one, other), pair);
      assert.ok(heard(other, one), `${other}/${one}`);
    }
  });
};

alike('gy, dj and j sound alike', 'gyasi/jasi gyasi/djasi gyan/djan agyei/adjei gyamfi/jamfi');
alike('ky and ch sound alike', 'kyere/chere takyi/tachie okyere/ochere yirenkyi/yirenchi kyerematen/cherematen');
alike('hy and sh, dw and j, tw and ch sound alike', 'hyiaman/shiaman adwoa/adjoa kwadwo/kojo twum/chum');
alike('kw and qu sound alike, and w may be lost after k', 'kwarteng/quarteng kwaku/koku kwaw/quaw kwesi/kosi');
alike(
  'a last h is silent, and doubled letters sound as one',
  'mensa/mensah yeboa/yeboah tetteh/teteh koffi/kofi akwaaba/akwaba',
);
alike('a last ng is n, and n before p or f is m', 'boateng/boaten sarpong/sarpon ampofo/anpofo');
alike(
  'a first ŋ is n before a vowel or k, and m before m, also where it is written ng',
  'ngutifafa/nutifafa ngko/nko ngmai/nmai ngmati/mati',
);
alike('dz and j, ts and ch, kp and p, gb and b sound alike', 'djokoto/dzokoto kodzo/kojo tsotso/chocho kpakpo/papo');
alike('r and l, o and u, and last i, y and ie sound alike', 'abla/abra opoku/opuku adjei/adjey osei/osey');
alike(
  'English is heard as it is spoken, and written',
  'kwik/quick fone/phone xpress/express klean/clean nite/night lite/light kosher/cosha tek/tech kidz/kid skool/school',
);
alike('Akan forms of one name across the coast sound alike', 'kwame/komi kudjoe/kwadwo akwasi/kwesi kwaw/kwao yaw/yao');

alike('Ewe w and v, and or and ɔ at the end, sound alike', 'woyome/voyome dzokotor/dzokoto wormenor/vomeno');
alike(
  'c and k, kh and h, and di and dj before a vowel sound alike',
  'cintampo/kintampo khornam/hornam adiepena/adjepena',
);
alike(
  'English words that are said alike sound alike, however they are written',
  'fare/fair bear/bare board/bored banned/band missed/mist idol/idle fur/fir word/whirred reign/rain clique/click would/wood taut/taught',
);

alike(
  'the spellings of the coast by its neighbours and former powers sound like today’s',
  'becquai/bekwai cwahu/kwahu kratschi/krachi aschanti/ashanti agnidome/anyidome ouenchi/wenchi kjebi/kyebi sjama/shama',
);
alike(
  'a vowel that parts a consonant from r is not heard, nor is a first vowel before w, y or h',
  'abrewa/aberewa krokobo/kerokobo owusuwaa/wusuwa ahenkora/henkora ayensu/yensu',
);
alike(
  'u and ou after k are w before a or e; j is also written dsch or dy, ch ty, and sh tsch',
  'akuapem/akwapim kuadwo/kwadwo kouassi/kwasi kouame/kwame couassi/kwasi gouan/guan kedschi/kedzi adyei/adjei tyiase/kyiase kratyi/krachi tschama/shama',
);
alike(
  'English in Ghana is written as it is spoken: er is a, th before it is d, and ough may be uff',
  'pawa/power flawa/flower shawa/shower moda/mother broda/brother tuff/tough enuff/enough',
);
alike('a nasal before k or g is n', 'kumkumba/konkomba tantumquerry/tantamkwery samkofa/sankofa');
alike('a glide and its own vowel are one sound', 'eyram/eyiram seyram/seyiram');
alike('a first ai may be two syllables', 'aishatu/ayishetu aisha/ayisha');
alike('abbreviations that are read out in full sound like the word', 'st/saint mt/mount bro/brother bizness/business');

test('a vowel before the last r or l is heard', () => {
  for (const pair of ['ferry/fry', 'carry/cry', 'terry/try']) {
    const [one = '', other = ''] = pair.split('/');
    assert.equal(heard(one, other), false, pair);
  }
});

test('initials sound like their letters written out, and like nothing else', () => {
  const index = buildIndex(
    ['BK Foods', 'PCG Motors', 'TRM Consult', 'W Looms'].map((name) => ({ name, source: 'registry' })),
  );
  for (const [asked, held] of [
    ['Bee Kay Foods', 'BK Foods'],
    ['Pee Cee Gee Motors', 'PCG Motors'],
    ['Tee Are Em Consult', undefined],
    ['Beak Foods', undefined],
    ['Beekay Foods', 'BK Foods'],
    ['PeeCeeGee Motors', 'PCG Motors'],
    ['Double-U Looms', 'W Looms'],
  ] as const)
    assert.equal(checkName(index, asked, 5).sounds_like[0]?.name, held, asked);
});

test('tw is heard as ch, or as it is read in English, with its w', () => {
  assert.ok(heard('twumasi', 'chumasi') && heard('twumasi', 'tumasi'));
  assert.deepEqual([soundOf('betway').form, soundOf('betway').second], ['beCe', 'betwe']);
});

test('a word whose consonants are those of another and whose vowels are near is similar to it, and why says so', () => {
  for (const pair of ['annamaboe/anomabu', 'barracoe/bereku', 'succondee/sekondi']) {
    const [one = '', other = ''] = pair.split('/');
    assert.equal(heard(one, other), false, pair);
    const [match] = checkName(
      buildIndex([{ name: `${other} Stores`, source: 'registry' }]),
      `${one} Stores`,
      5,
    ).similar;
    assert.match(match?.why ?? '', /they sound nearly alike: |two letters differ: /, pair);
  }
});

test('words of trades, names that many have and numbers are not taken for what they nearly sound like', () => {
  for (const pair of ['boateng/betting', 'kitchen/kochan', '2040/2060', 'kofi/kafui']) {
    const [one = '', other = ''] = pair.split('/');
    assert.equal(compareWords(makeWord(one, 0, 0), makeWord(other, 0, 0)), undefined, pair);
  }
});

test('day-names that sound different stay apart', () => {
  const pairs =
    'kofi/fiifi kofi/yoofi kwabena/ebo kweku/kuuku kweku/yooko kwamena/ato yaw/ekow adwoa/jojo akosua/esi abena/araba yaa/baaba kwabena/kobina kofi/kafui yaw/yaa kwaku/akua kwame/ama';
  for (const pair of pairs.split(' ')) {
    const [one = '', other = ''] = pair.split('/');
    assert.equal(compareWords(makeWord(one, 0, 0), makeWord(other, 0, 0)), undefined, pair);
    const index = buildIndex([{ name: `${other} Stores`, source: 'registry' }]);
    const { exact, sounds_like, similar } = checkName(index, `${one} Stores`, 10);
    assert.deepEqual([...exact, ...sounds_like, ...similar], [], pair);
  }
});

test('an extra, missing or different consonant is another sound', () => {
  for (const pair of ['mensah/mintah', 'boateng/boakye', 'adom/adam', 'kwame/kwadwo', 'osei/owusu']) {
    const [one = '', other = ''] = pair.split('/');
    assert.equal(heard(one, other), false, pair);
  }
});

test('letters without a vowel do not sound like any word', () => {
  assert.equal(heard('jkt', 'jacket'), false);
  assert.equal(heard('kts', 'kats'), false);
});
