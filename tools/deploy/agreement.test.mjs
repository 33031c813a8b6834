import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repositoryFiles } from '../test/documents.mjs';
import { commandsRun, healthPaths, inTheCode, serverPorts } from './addresses.mjs';
import { metricsMade, metricsOf, unknownMetrics } from './alarms.mjs';
import { deployFiles, parseYaml, read } from './deploy-files.mjs';

const code = inTheCode();
const units = deployFiles().filter((file) => file.endsWith('.service'));

test('the sources say what the files are held against', () => {
  assert.ok(code.port > 0 && code.stopSeconds > 0 && code.uploadMegabytes > 0);
  assert.deepEqual(code.healthPaths, ['/api/health/live', '/api/health/ready']);
  for (const command of ['serve', 'migrate', 'account', 'media']) assert.ok(code.commands.includes(command));
});

test('everything in deploy/ that is YAML or JSON can be read', () => {
  for (const file of deployFiles()) {
    if (/\.ya?ml$/.test(file)) assert.ok(parseYaml(read(file)).length > 0, file);
    if (file.endsWith('.json')) JSON.parse(read(file));
  }
});

test('all files speak of one port of the server, and of one of the metrics', () => {
  const { http, metrics } = serverPorts();
  for (const [file, port] of Object.entries(http)) assert.equal(port, code.port, file);
  assert.equal(new Set(Object.values(metrics)).size, 1, JSON.stringify(metrics));
  assert.ok(read('docs/operations/health.md').includes(`METRICS_PORT=${metrics.deployment}`));
});

test('every address of health exists', () => {
  for (const file of deployFiles())
    for (const path of healthPaths(read(file)))
      assert.ok(code.healthPaths.includes(path), `${file}: ${path}`);
  assert.ok(!code.healthPaths.includes(healthPaths('GET /api/health/raedy')[0] ?? ''));
});

test('every command that the image, the pods and the units run exists', () => {
  const run = commandsRun(units.map(read));
  assert.ok(run.includes('serve') && run.includes('migrate'));
  for (const command of run) assert.ok(code.commands.includes(command), command);
});

test('a unit and nginx leave the server the time and the room that it takes', () => {
  const stop = Number(/^TimeoutStopSec=(\d+)$/m.exec(read('deploy/systemd/ospite@.service'))?.[1]);
  assert.ok(stop > code.stopSeconds);
  const body = Number(
    /client_max_body_size (\d+)m;/.exec(read('deploy/nginx/snippets/ospite-site.conf'))?.[1],
  );
  assert.ok(body > code.uploadMegabytes);
});

test('the server of the example believes the nginx beside it and no other', () => {
  assert.match(read('deploy/ospite.env.example'), /^TRUSTED_PROXIES=loopback$/m);
  assert.match(read('deploy/nginx/ospite.conf'), /^ *server 127\.0\.0\.1:/m);
  const forwarded = read('deploy/nginx/snippets/ospite-site.conf');
  // What a visitor claims is replaced, and never passed on or added to.
  for (const [header, value] of [
    ['X-Forwarded-For', '$remote_addr'],
    ['X-Forwarded-Proto', '$scheme'],
    ['X-Forwarded-Host', '$host'],
    ['Forwarded', '""'],
  ])
    assert.ok(forwarded.includes(`proxy_set_header ${header} ${value};`), header);
});

const sources = repositoryFiles()
  .filter((file) => /^apps\/api\/src\/.*-metrics\.ts$/.test(file))
  .map(read);

test('every metric of the alarms and the charts is made', () => {
  const made = metricsMade(sources);
  const alarms = parseYaml(read('deploy/monitoring/alarms.yaml'))[0];
  assert.deepEqual(unknownMetrics(alarms, made), []);
  const charts = [...read('deploy/monitoring/grafana.json').matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)];
  const rules = charts.map(([, expr]) => ({ alert: 'chart', expr: JSON.parse(expr) }));
  assert.ok(rules.length > 0);
  assert.deepEqual(unknownMetrics({ groups: [{ rules }] }, made), []);
});

test('a metric that nobody makes is found', () => {
  const rules = [
    { alert: 'Lost', expr: 'sum(rate(ospite_lost_total{a="b_c"}[5m])) by (route) > ospite_ready' },
  ];
  assert.deepEqual(metricsOf(rules[0].expr), ['ospite_lost_total', 'ospite_ready']);
  assert.deepEqual(unknownMetrics({ groups: [{ rules }] }, new Set(['ospite_ready'])), [
    'Lost: ospite_lost_total',
  ]);
});

test('every alarm is explained', () => {
  const guide = read('docs/operations/health.md');
  for (const { rules } of parseYaml(read('deploy/monitoring/alarms.yaml'))[0].groups)
    for (const { alert } of rules) assert.ok(guide.includes(`\`${alert}\``), alert);
});
