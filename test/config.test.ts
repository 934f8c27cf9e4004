import assert from 'node:assert/strict';
import test from 'node:test';
import { ConfigError, SETTINGS, flagOf, loadConfig } from '../src/config.ts';

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
    ['https://ama:secret@svc.example', /must not hold a user name or password/],
    ['https://svc.example/?a=1', /no query and no fragment/],
    ['https://svc.example/#top', /no query and no fragment/],
    ['https://svc.example/?', /no query and no fragment/],
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
