import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { ImportProgress } from '../../src/register/importing/import-file.ts';
import { fixture, zipOf, type Fixture } from '../support/register.ts';

/** The first lines of the registers' own files, without most of the columns that are not read. */
const GLEIF = [
  'LEI,Entity.LegalName,Entity.LegalName.xmllang,Entity.LegalJurisdiction,Entity.EntityCategory,Entity.LegalForm.EntityLegalFormCode,Entity.LegalForm.OtherLegalForm,Entity.EntityStatus,Registration.RegistrationStatus',
  '"2138001","VOLTA LOOM PLC","en","GH","GENERAL","VBJW","","ACTIVE","ISSUED"',
  '"2138002","Densu Trust","en","GH","GENERAL","8888","Trust","INACTIVE","RETIRED"',
  '"2138003","Apple Inc.","en","US-CA","GENERAL","","","ACTIVE","ISSUED"',
  '"2138004","VOLTA LOOM PLC","en","GH","GENERAL","VBJW","","ACTIVE","DUPLICATE"',
].join('\r\n');
const COMPANIES_HOUSE = [
  'CompanyName, CompanyNumber,RegAddress.CareOf,RegAddress.POBox,RegAddress.AddressLine1, RegAddress.AddressLine2,CompanyCategory,CompanyStatus,CountryOfOrigin',
  '"! LTD","08209948","","","METROHOUSE 57 PEPPER ROAD","HUNSLET","Private Limited Company","Active","United Kingdom"',
  '"!BIG IMPACT GRAPHICS LIMITED","07382019","","","","","Private Limited Company","Active - Proposal to Strike off","United Kingdom"',
].join('\n');
const OPENCORPORATES = [
  'company_number,jurisdiction_code,name,normalised_name,company_type,nonprofit,current_status,incorporation_date',
  'CS1,gh,Sankofa Dyes Limited,sankofa dyes limited,Company Limited by Shares,,Active,2001-02-03',
  'CS1,ke,Nairobi Dyes Limited,nairobi dyes limited,,,,',
].join('\n');

async function exactly({ register }: Fixture, name: string) {
  return (await register.check(name, 5)).exact;
}

test('a GLEIF golden copy gives the Ghanaian entities, with the name of their entity type, and no duplicates', async (t) => {
  const it = fixture(t);
  const { format, added, skipped, faults } = await it.take(GLEIF);
  assert.equal(format, 'gleif');
  assert.equal(added, 2);
  assert.deepEqual(faults, []);
  assert.deepEqual(skipped, [
    { why: 'from another jurisdiction', rows: 1, faulty: false },
    { why: 'marked by GLEIF as a duplicate or annulled', rows: 1, faulty: false },
  ]);
  const [found] = await exactly(it, 'Volta Loom');
  assert.deepEqual(
    [found?.name, found?.entity_type, found?.status],
    ['VOLTA LOOM PLC', 'Public company limited by shares', 'ACTIVE'],
  );
  assert.equal((await exactly(it, 'Densu Trust'))[0]?.entity_type, 'Trust');
});

test('--jurisdiction imports the rows of another country and of its parts', async (t) => {
  const it = fixture(t);
  const { added } = await it.take(GLEIF, 'registry', { jurisdiction: 'us' });
  assert.equal(added, 1);
  assert.equal((await exactly(it, 'Apple'))[0]?.name, 'Apple Inc.');
  assert.match((await it.register.status())[0]?.covers ?? '', /US/);
});

test("Companies House's file is read although some of its headings begin with a space", async (t) => {
  const it = fixture(t);
  const { format, added, faults } = await it.take(COMPANIES_HOUSE);
  assert.equal(format, 'companies-house');
  assert.equal(added, 2);
  assert.deepEqual(faults, []);
  const [found] = await exactly(it, 'Big Impact Graphics');
  assert.deepEqual(
    [found?.name, found?.entity_type, found?.status],
    ['!BIG IMPACT GRAPHICS LIMITED', 'Private Limited Company', 'Active - Proposal to Strike off'],
  );
});

test('the key of a company from OpenCorporates is jurisdiction and number together', async (t) => {
  const it = fixture(t);
  assert.equal((await it.take(OPENCORPORATES)).added, 1);
  assert.equal((await it.take(OPENCORPORATES, 'registry', { jurisdiction: 'KE' })).added, 1);
  assert.equal((await exactly(it, 'Sankofa Dyes'))[0]?.entity_type, 'Company Limited by Shares');
  assert.equal((await exactly(it, 'Nairobi Dyes')).length, 1);
  const again = await it.take(OPENCORPORATES);
  assert.deepEqual([again.added, again.updated, again.unchanged], [0, 0, 1]);
});

test('a plain file may have its columns in any order, headings in capitals, semicolons, tabs, a BOM or UTF-16', async (t) => {
  const it = fixture(t);
  const files: readonly (string | Uint8Array)[] = [
    'reference,Status,NAME,Entity Type,extra\r\n1,Active,Akwaaba Looms,Company,x\r\n',
    '\uFEFFname;status\nBekwai Looms;Active\n',
    'name\tstatus\nCape Looms\tActive\n',
    Buffer.from('\uFEFFname\nDadieso Looms\n', 'utf16le'),
    '"name"\n"Elmina ""Old"" Looms"',
  ];
  for (const file of files) {
    const { added, faults } = await it.take(file);
    assert.deepEqual([added, faults], [1, []]);
  }
  for (const name of ['Akwaaba Looms', 'Bekwai Looms', 'Cape Looms', 'Dadieso Looms', 'Elmina "Old" Looms'])
    assert.equal((await exactly(it, name))[0]?.name, name);
  assert.equal((await exactly(it, 'Akwaaba Looms'))[0]?.entity_type, 'Company');
});

test('a file with unknown columns is refused; the message lists its columns and the expected ones', async (t) => {
  const it = fixture(t);
  await assert.rejects(it.take('Company Name,Number\nA Ltd,1\n'), {
    name: 'ImportError',
    message:
      /columns: name, and .* It has "company_name", "number"\. If "company_name" holds the names, rename that column/,
  });
  await assert.rejects(it.take('name,name\nA,B\n'), /"name" twice/);
  await assert.rejects(it.take('name\nA Ltd\n', 'registry', { format: 'gleif' }), /lei, .* are missing/);
  await assert.rejects(it.take('name\nA Ltd\n', 'registry', { jurisdiction: 'KE' }), /has no jurisdiction/);
  await assert.rejects(it.take(''), /empty/);
  assert.equal((await it.register.status())[0]?.data, 'sample');
});

test('--format chooses between formats that the columns match', async (t) => {
  const it = fixture(t);
  const { format, added } = await it.take(OPENCORPORATES, 'registry', { format: 'csv' });
  assert.deepEqual([format, added], ['csv', 2]);
});

test('gzip and zip are recognised by their first bytes, whatever the file name', async (t) => {
  const it = fixture(t);
  const csv = (name: string) => Buffer.from(`name\n${name}\n`);
  const archives: readonly [string, Uint8Array][] = [
    ['Ankobra Looms', gzipSync(csv('Ankobra Looms'))],
    ['Birim Looms', Buffer.concat([gzipSync(Buffer.from('name\n')), gzipSync(Buffer.from('Birim Looms\n'))])],
    ['Densu Looms', zipOf([{ name: 'register.csv', content: csv('Densu Looms') }])],
    ['Pra Looms', zipOf([{ name: 'register.csv', content: csv('Pra Looms'), stored: true }], 'a comment')],
    ['Tano Looms', zipOf([{ name: 'register.csv', content: csv('Tano Looms'), wide: true }])],
    [
      'Volta Looms',
      zipOf([
        { name: 'README.txt', content: Buffer.from('read me') },
        { name: '__MACOSX/._companies.csv', content: Buffer.from('x') },
        { name: 'officers.csv', content: Buffer.from('name\nSomebody\n') },
        { name: 'bulk/companies.csv', content: csv('Volta Looms') },
      ]),
    ],
  ];
  for (const [name, archive] of archives) {
    assert.equal((await it.take(archive)).added, 1, name);
    assert.equal((await exactly(it, name)).length, 1, name);
  }
});

test('an archive that is damaged, cut short, encrypted, lying or a bomb changes nothing and says why', async (t) => {
  const it = fixture(t);
  const content = Buffer.from(
    `name\n${Array.from({ length: 5_000 }, (_, row) => `Loom ${row * 7919} Ltd`).join('\n')}\n`,
  );
  const gzip = gzipSync(content);
  const zip = zipOf([{ name: 'a.csv', content }]);
  const flipped = Buffer.from(zip);
  flipped[2_000]! ^= 0xff;
  const bomb = gzipSync(Buffer.concat([Buffer.from('name\nFirst Loom\n'), Buffer.alloc(80 << 20, 'a')]), { level: 9 });
  const cases: readonly [string, Uint8Array, RegExp][] = [
    ['gzip cut short', gzip.subarray(0, gzip.length - 500), /damaged or cut short/],
    ['gzip damaged', Buffer.concat([gzip.subarray(0, 300), Buffer.alloc(200, 7), gzip.subarray(500)]), /damaged/],
    ['zip cut short', zip.subarray(0, zip.length - 30), /damaged or cut short/],
    ['zip damaged', flipped, /damaged/],
    ['zip with a wrong checksum', zipOf([{ name: 'a.csv', content, lie: { crc32: 1 } }]), /damaged/],
    ['zip larger than it says', zipOf([{ name: 'a.csv', content, lie: { size: 100 } }]), /more than its stated size/],
    ['zip encrypted', zipOf([{ name: 'a.csv', content, lie: { flags: 1 } }]), /encrypted/],
    ['zip packed otherwise', zipOf([{ name: 'a.csv', content, lie: { method: 9 } }]), /unsupported compression method/],
    ['zip of two', zipOf(['a.csv', 'b.csv'].map((name) => ({ name, content }))), /several files/],
    ['zip of none', zipOf([]), /contains no file/],
    ['bomb', bomb, /times its size/],
  ];
  for (const [what, archive, message] of cases) {
    await assert.rejects(it.take(archive), { name: 'ImportError', message }, what);
    assert.equal((await it.register.status())[0]?.data, 'sample', what);
  }
});

test('a name, its type and its status are imported without invisible characters; a name of nothing else is faulty', async (t) => {
  const it = fixture(t);
  const { added, cleaned, faults } = await it.take(
    'name,entity_type,status\nVolta\u200b Loom\u{E0041},Company\u2060,Act\u200dive\n\u3164\u2060,,\nOda Looms,,\n',
  );
  assert.deepEqual([added, cleaned], [2, 1]);
  assert.equal(faults.length, 1);
  const [found] = await exactly(it, 'Volta Loom');
  assert.deepEqual([found?.name, found?.entity_type, found?.status], ['Volta Loom', 'Company', 'Active']);
});

test('a name is imported without spaces around it, whatever kind they are', async (t) => {
  const it = fixture(t);
  const { added, unchanged, cleaned } = await it.take('name,reference\n"  Volta Loom\u00a0",1\n\tOda Looms ,2\n');
  assert.deepEqual([added, unchanged, cleaned], [2, 0, 0]);
  assert.equal((await exactly(it, 'Volta Loom'))[0]?.name, 'Volta Loom');
  assert.equal((await exactly(it, 'Oda Looms'))[0]?.name, 'Oda Looms');
  assert.equal((await it.take('name,reference\nVolta Loom,1\nOda Looms,2\n')).unchanged, 2);
});

test('a stream is imported as a file is, plain or gzip, however it is cut into pieces', async (t) => {
  const it = fixture(t);
  const text = 'name,reference\nVolta Loom,1\nOda Looms,2\n';
  for (const [bytes, added] of [
    [Buffer.from(text), 2],
    [gzipSync(text), 0],
  ] as const) {
    const parts: (number | undefined)[] = [];
    const outcome = await it.take(Readable.from(Array.from(bytes, (byte) => Buffer.of(byte))), 'registry', {
      onProgress: ({ phase, part }) => phase === 'reading' && parts.push(part),
    });
    assert.deepEqual([outcome.rows, outcome.added], [2, added]);
    assert.ok(parts.length > 0 && parts.every((part) => part === undefined));
  }
});

test('a stream that is a zip archive, cut short, empty or stopped is refused, and changes nothing', async (t) => {
  const it = fixture(t);
  const text = 'name\nVolta Loom\n';
  const stopping = new AbortController();
  const endless = new Readable({ read: () => setImmediate(() => stopping.abort()) });
  for (const [what, stream, message] of [
    [
      'zip',
      Readable.from([zipOf([{ name: 'a.csv', content: Buffer.from(text) }])]),
      /zip archive cannot be read from standard input/,
    ],
    ['cut short', Readable.from([gzipSync(text).subarray(0, -6)]), /damaged or cut short/],
    ['empty', Readable.from([]), /is empty/],
    ['stopped', endless, /It was stopped\. The register is unchanged/],
  ] as const) {
    const options = what === 'stopped' ? { signal: stopping.signal } : {};
    await assert.rejects(it.take(stream, 'registry', options), { name: 'ImportError', message }, what);
    assert.equal((await it.register.status())[0]?.data, 'sample', what);
  }
});

test('reading is told in parts, then joining as a phase of its own', async (t) => {
  const it = fixture(t);
  const told: ImportProgress[] = [];
  await it.take('name\nVolta Loom\nOda Looms\n', 'registry', { onProgress: (progress) => told.push(progress) });
  assert.deepEqual(told.at(-1), { phase: 'joining', part: 1, rows: 2 });
  assert.ok(told.slice(0, -1).every(({ phase }) => phase === 'reading'));
  assert.deepEqual(told.at(-2), { phase: 'reading', part: 1, rows: 2 });
});
