import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { ConfigError, SETTINGS, flagOf, loadConfig } from '../../src/config.ts';
import { runCli, scratch } from '../support/built.ts';

const base = (value: string) => loadConfig({ SVC_BASE_URL: value }).baseUrl;

test('a base address keeps its path and loses its trailing slash', () => {
  assert.equal(base('https://svc.example'), 'https://svc.example');
  assert.equal(base('https://svc.example/'), 'https://svc.example');
  assert.equal(base(' https://svc.example/ghana/v2/ '), 'https://svc.example/ghana/v2');
  assert.equal(base('http://[::1]:8080/'), 'http://[::1]:8080');
});

test('what is no plain http address is refused with what is allowed, without repeating a password', () => {
  for (const [value, said] of [
    ['svc.example', /must be an http or https address/],
    ['ftp://svc.example', /must begin with http:\/\/ or https:\/\//],
    ['javascript:alert(1)', /must begin with/],
    ['https://ama:secret@svc.example', /must not contain a user name or password/],
    ['https://svc.example/?a=1', /must not contain a query or a fragment/],
    ['https://svc.example/#top', /must not contain a query or a fragment/],
    ['https://svc.example/?', /must not contain a query or a fragment/],
  ] as const) {
    assert.throws(
      () => base(value),
      (error: unknown) =>
        error instanceof ConfigError &&
        said.test(error.message) &&
        /SVC_BASE_URL \(or --base-url\)/.test(error.message) &&
        !error.message.includes('secret'),
      value,
    );
  }
});

test('an empty variable and a placeholder that a host left in place are unset', () => {
  for (const value of ['', '  ', '${SVC_BASE_URL}', '${user_config.base_url}', '${}'])
    assert.equal(base(value), undefined, value);
});

test('a flag wins over its variable, and an empty flag leaves the variable', () => {
  assert.equal(
    loadConfig({ SVC_BASE_URL: 'https://a.example' }, { 'base-url': 'https://b.example' }).baseUrl,
    'https://b.example',
  );
  assert.equal(loadConfig({ SVC_BASE_URL: 'https://a.example' }, { 'base-url': '' }).baseUrl, 'https://a.example');
});

test('every fault of the settings is named at once', () => {
  assert.throws(
    () => loadConfig({ SVC_BASE_URL: 'x', SVC_TODAY: '2026-02-30' }),
    (error: Error) => /SVC_BASE_URL/.test(error.message) && /SVC_TODAY .* real calendar date/.test(error.message),
  );
});

test("the data directory is absolute, ~ is the home directory, and the default is the platform's", () => {
  assert.match(loadConfig({ SVC_DATA_DIR: 'here' }).dataDir, /^(\/|[A-Z]:\\).*here$/);
  assert.doesNotMatch(loadConfig({ SVC_DATA_DIR: '~/x' }).dataDir, /~/);
  if (process.platform === 'linux')
    assert.equal(loadConfig({ XDG_DATA_HOME: '/xdg' }).dataDir, '/xdg/registration-ghana');
});

test('the flag of SVC_FOO_BAR is --foo-bar', () => {
  assert.equal(flagOf({ variable: 'SVC_FOO_BAR' }), 'foo-bar');
  for (const { variable } of Object.values(SETTINGS)) assert.match(variable, /^SVC_[A-Z_]+$/);
});

test('an address of PostgreSQL is taken from its variable or from a file, never from a flag, and is printed nowhere', (context) => {
  const text = 'postgres://ama:p%40ss@db-1.example:5432,db-2.example/registration?sslmode=require';
  assert.equal(loadConfig({ SVC_DATABASE_URL: text }).databaseUrl?.(), text);
  const file = join(scratch(context), 'address');
  writeFileSync(file, `${text}\n`);
  const config = loadConfig({}, { 'database-url-file': file });
  assert.equal(config.databaseUrl?.(), text);
  assert.doesNotMatch(JSON.stringify(config), /ama|p%40ss/);
  assert.equal(loadConfig({}, { 'database-url': text }).databaseUrl, undefined);
  const said = runCli(['names', 'status', '--database-url', text]);
  assert.equal(said.status, 2);
  assert.match(said.stderr, /--database-url-file/);
  assert.doesNotMatch(said.stderr + said.stdout, /p%40ss/);
});

test('an address that is none of PostgreSQL is refused with what is allowed, without repeating a word of it', () => {
  for (const wrong of [
    'mysql://ama:hush@db.example/registration',
    'postgres://ama:hush@db.example',
    'postgres://ama:hush@db.example/',
    'postgres://ama:hush@/registration',
    'postgres://ama:hush@db.example:port/registration',
    'postgres://ama:hush@db.example,/registration',
    'postgres://ama:hu sh@db.example/registration',
    'host=db.example password=hush',
  ])
    assert.throws(
      () => loadConfig({ SVC_DATABASE_URL: wrong }),
      (error: unknown) =>
        error instanceof ConfigError &&
        /SVC_DATABASE_URL \(or --database-url-file\) must .*for example postgres:\/\//.test(error.message) &&
        !/hush|ama/.test(error.message),
      wrong,
    );
});

test('what needs PostgreSQL is refused without it', () => {
  assert.throws(
    () => loadConfig({ SVC_DATABASE_DIRECT_URL: 'postgres://db.example/x' }),
    /SVC_DATABASE_DIRECT_URL has no effect without PostgreSQL/,
  );
  const { databasePool, retentionDays } = loadConfig({
    SVC_DATABASE_URL: 'postgres://db.example/x',
    SVC_DATABASE_POOL: '3',
    SVC_RETENTION_DAYS: '90',
  });
  assert.deepEqual({ databasePool, retentionDays }, { databasePool: 3, retentionDays: 90 });
  for (const [variable, value] of [
    ['SVC_DATABASE_POOL', '0'],
    ['SVC_RETENTION_DAYS', '1.5'],
    ['SVC_VIEWS', 'no'],
  ] as const)
    assert.throws(() => loadConfig({ [variable]: value }), new RegExp(`${variable} .* must be`));
});

test('views are on unless they are turned off', () => {
  for (const [value, views] of [
    ['', true],
    ['on', true],
    ['off', false],
  ] as const)
    assert.equal(loadConfig({ SVC_VIEWS: value }).views, views, value);
});
