import { publicPages } from '../helpers/built-site.ts';
import { serveBuiltSite } from '../helpers/hosting-server.ts';
import { openLighthouse } from '../helpers/lighthouse.ts';
const only = process.argv.slice(2);
const server = await serveBuiltSite({ compression: true });
const lh = await openLighthouse();
for (const { path, unprefixed } of publicPages()) {
  if (unprefixed === '/404' || (only.length && !only.includes(path))) continue;
  const r = await lh.look(server.origin + path);
  const total = r.requests.reduce((s, { bytes }) => s + bytes, 0);
  console.log([path, ...Object.values(r.scores), `FCP ${Math.round(r.firstPaint)}`, `LCP ${Math.round(r.largestPaint)}`, `TBT ${Math.round(r.blocking)}`, `CLS ${r.layoutShift}`, `${r.requests.length} req`, `${total} B`, r.faults.join(',')].join(' | '));
  if (only.length) console.log(r.requests.map((q) => `${q.url.replace(server.origin, '')} ${q.bytes}`).join('\n'));
}
await lh.close();
await server.close();
