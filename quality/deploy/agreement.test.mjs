import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMMAND_NAMES } from '../../apps/api/src/commands/names.ts';
import { DEFAULT_PORT, EXIT_MS } from '../../libs/server/src/config/deployment.ts';
import {
  composeFile,
  deployFiles,
  instructionsOf,
  kubernetesObjects,
  parseYaml,
  read,
  systemdUnits,
} from './deploy-files.mjs';

const document = JSON.parse(read('libs/contracts/openapi.json'));

/** Every address of health that a file of `deploy/` asks for. */
const healthPaths = (text) => [...text.matchAll(/\/api\/health\/\w+/g)].map(([path]) => path);

/** The commands of the server that the manifests and units run. */
function commandsRun() {
  const inPods = kubernetesObjects().flatMap(
    ({ spec }) => spec?.template?.spec.containers.flatMap(({ args }) => args[0]) ?? [],
  );
  const inUnits = systemdUnits().flatMap((unit) =>
    [...read(unit).matchAll(/bin\/ospite ([a-z-]+)/g)].map(([, command]) => command),
  );
  const inImage = instructionsOf(read('deploy/Containerfile')).findLast(({ name }) => name === 'CMD')?.text;
  return [...inPods, ...inUnits, ...JSON.parse(inImage ?? '[]')];
}

/** Ports of the server, by the file that names them. */
function serverPorts() {
  const pods = kubernetesObjects().find(({ kind }) => kind === 'Deployment').spec.template.spec;
  const named = (name) => pods.containers[0].ports.find((port) => port.name === name).containerPort;
  const policy = kubernetesObjects().find(({ kind }) => kind === 'NetworkPolicy').spec.ingress;
  const { api } = composeFile().services;
  const number = (pattern, file) => Number(pattern.exec(read(file))?.[1]);
  return {
    http: {
      deployment: named('http'),
      policy: policy[0].ports[0].port,
      compose: Number(api.environment.PORT),
      nginx: number(/server 127\.0\.0\.1:(\d+)/, 'deploy/nginx/ospite.conf'),
      composeNginx: number(/127\.0\.0\.1:(\d+)\/10\./, 'deploy/compose.yaml'),
      image: number(/^EXPOSE (\d+)/m, 'deploy/Containerfile'),
      imageSetting: number(/ PORT=(\d+)/, 'deploy/Containerfile'),
      example: number(/^PORT=(\d+)/m, 'deploy/ospite.env.example'),
    },
    metrics: {
      deployment: named('metrics'),
      policy: policy[1].ports[0].port,
      compose: Number(api.environment.METRICS_PORT),
      example: number(/^#METRICS_PORT=(\d+)/m, 'deploy/ospite.env.example'),
      configuration: Number(kubernetesObjects().find(({ kind }) => kind === 'ConfigMap').data.METRICS_PORT),
    },
  };
}

test('everything in deploy/ that is YAML or JSON can be read', () => {
  for (const file of deployFiles()) {
    if (/\.ya?ml$/.test(file)) assert.ok(parseYaml(read(file)).length > 0, file);
    if (file.endsWith('.json')) JSON.parse(read(file));
  }
});

test('all files speak of one port of the server, and of one of the metrics', () => {
  const { http, metrics } = serverPorts();
  for (const [file, port] of Object.entries(http)) assert.equal(port, DEFAULT_PORT, file);
  assert.equal(new Set(Object.values(metrics)).size, 1, JSON.stringify(metrics));
  assert.ok(read('docs/operations/health.md').includes(`METRICS_PORT=${metrics.deployment}`));
});

test('every address of health exists', () => {
  for (const file of deployFiles())
    for (const path of healthPaths(read(file))) assert.ok(path in document.paths, `${file}: ${path}`);
});

test('every command that the image, the pods and the units run exists', () => {
  const run = commandsRun();
  assert.ok(run.includes('serve') && run.includes('migrate'));
  for (const command of run) assert.ok(COMMAND_NAMES.includes(command), command);
});

test('a unit and a pod leave the server the time that it takes to stop', () => {
  const unit = Number(/^TimeoutStopSec=(\d+)$/m.exec(read('deploy/systemd/ospite@.service'))?.[1]);
  const { spec } = kubernetesObjects().find(({ kind }) => kind === 'Deployment');
  for (const seconds of [unit, spec.template.spec.terminationGracePeriodSeconds])
    assert.ok(seconds * 1000 > EXIT_MS, `${seconds} s`);
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

test('every server of nginx, also one that only redirects, waits briefly for a slow sender', () => {
  const ofAll = read('deploy/nginx/ospite-common.conf');
  const seconds = (name) => Number(new RegExp(`^client_${name}_timeout (\\d+)s;$`, 'm').exec(ofAll)?.[1]);
  assert.ok(seconds('header') <= 5);
  assert.ok(seconds('body') <= 30);
  for (const file of ['deploy/nginx/ospite.conf', 'deploy/nginx/snippets/ospite-site.conf'])
    assert.doesNotMatch(read(file), /client_\w+_timeout/, file);
});
