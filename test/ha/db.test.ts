import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runCli, scratch } from '../support/built.ts';
import { namesCsv } from '../support/register.ts';
import { addressOf, missing, startPooler, startPrimary, startStandby } from '../support/cluster.ts';
import { DATABASE } from '../support/ha-service.ts';

const options = { skip: missing ?? false };

test(
  'an embedded store is copied through PgBouncer in transaction mode, and status shows the pooler and the notifications received past it',
  options,
  async (context) => {
    const database = await startPrimary(context, DATABASE);
    const pooler = await startPooler(context, database, 2);
    const data = join(scratch(context), 'data');
    const file = join(scratch(context), 'names.csv');
    writeFileSync(file, namesCsv(12_000));
    assert.equal(runCli(['names', 'import', file, '--source', 'registry'], { SVC_DATA_DIR: data }).status, 0);
    const settings = { SVC_DATA_DIR: scratch(context), SVC_DATABASE_URL: addressOf(DATABASE, pooler) };
    assert.match(runCli(['db', 'migrate'], settings).stdout, /schema 0 -> \d/);
    const copied = runCli(['db', 'copy', '--from', data], settings);
    assert.equal(copied.status, 0, copied.stderr);
    assert.match(copied.stdout, /^names: 12,000 \(12,000 new/m);

    const status = (more: Record<string, string> = {}) => runCli(['db', 'status'], { ...settings, ...more }).stdout;
    assert.match(
      status(),
      /^pooler: yes\nnotifications: not received, .*; set SVC_DATABASE_DIRECT_URL to bypass a pooler$/m,
    );
    assert.match(status(), /^names: 12,000 of source registry/m);
    const direct = { SVC_DATABASE_DIRECT_URL: addressOf(DATABASE, database) };
    assert.match(status(direct), /^pooler: yes\nnotifications: received$/m);
    const doctor = runCli(['doctor'], settings);
    assert.equal(doctor.status, 0, doctor.stdout);
    assert.match(doctor.stdout, /^warn {2}notifications: not received at SVC_DATABASE_URL, which leads to a pooler/m);
    assert.match(runCli(['doctor'], { ...settings, ...direct }).stdout, /^ok {4}notifications: received/m);
  },
);

test('status tells a primary from its standby, and that a standby alone is of no use', options, async (context) => {
  const primary = await startPrimary(context, DATABASE);
  const standby = await startStandby(context, primary);
  const run = (address: string, ...args: string[]) =>
    runCli(args, { SVC_DATA_DIR: scratch(context), SVC_DATABASE_URL: address });
  const both = addressOf(DATABASE, standby, primary);
  assert.match(run(both, 'db', 'migrate').stdout, /schema 0 -> \d/);
  const { status, stdout } = run(both, 'db', 'status');
  assert.equal(status, 0);
  assert.match(
    stdout,
    new RegExp(`^hosts: ${standby.place} standby, ${primary.place} primary\nserver: ${primary.place}, `, 'm'),
  );
  for (const command of [['db', 'status'], ['doctor']]) {
    const alone = run(addressOf(DATABASE, standby), ...command);
    assert.equal(alone.status, 1);
    assert.match(
      alone.stdout,
      /no primary answers: .* is a standby\n {6}Promote a standby, or add the host of the primary/,
    );
  }
});
