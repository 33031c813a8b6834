import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../launcher/process/nx.mjs';
import { canRun, composeFile, parseYaml, read } from './deploy-files.mjs';

const compose = composeFile();
/** What the operator makes, by the guide. */
const MADE_BY_HAND = ['./certificates'];

test('Docker reads the compose file', { skip: !canRun('docker', ['compose', 'version']) }, () => {
  const env = { ...process.env, DATABASE_PASSWORD: 'x' };
  execFileSync('docker', ['compose', '-f', 'deploy/compose.yaml', 'config', '--quiet'], { cwd: ROOT, env });
});

test('a key that is given twice is refused', () => {
  assert.throws(() => parseYaml('a: 1\na: 2\n'), /unique/);
});

test('services, networks and volumes that are named exist, and so do mounted files', () => {
  for (const { depends_on: needed = {}, networks, volumes = [] } of Object.values(compose.services)) {
    for (const name of Object.keys(needed)) assert.ok(compose.services[name]?.image, name);
    for (const name of Object.keys(networks)) assert.ok(name in compose.networks, name);
    for (const [from] of volumes.map((volume) => volume.split(':')))
      assert.ok(
        from.startsWith('./')
          ? MADE_BY_HAND.includes(from) || fs.existsSync(path.join(ROOT, 'deploy', from))
          : from in compose.volumes,
        from,
      );
  }
});

test('the server believes nginx’s address and no other, and both are in their network', () => {
  const { api, nginx } = compose.services;
  assert.equal(api.environment.TRUSTED_PROXIES, nginx.networks.inside.ipv4_address);
  const [address, bits] = compose.networks.inside.ipam.config[0].subnet.split('/');
  const subnet = new net.BlockList();
  subnet.addSubnet(address, Number(bits));
  for (const { networks } of [api, nginx]) assert.ok(subnet.check(networks.inside.ipv4_address));
  const upstream = /10(?:\.\d+){3}(?=:3000)/.exec(nginx.command.join(' '))?.[0];
  assert.equal(upstream, api.networks.inside.ipv4_address);
});

test('the server’s role is made with the volume, and is no superuser', () => {
  const { api, database } = compose.services;
  const [, role] = /\$\{DATABASE_USER:-(\w+)\}/.exec(api.environment.DATABASE_URL) ?? [];
  assert.notEqual(role, database.environment.POSTGRES_USER ?? 'postgres');
  const [script] = database.volumes.filter((volume) => volume.includes(':/docker-entrypoint-initdb.d/'));
  const made = read(path.join('deploy', script.split(':')[0]));
  assert.match(made, new RegExp(`CREATE ROLE ${role} LOGIN NOSUPERUSER`));
  assert.match(made, /ALTER ROLE CURRENT_USER PASSWORD NULL/);
});

test('nginx reads what all properties share before the one that uses it', () => {
  const { volumes, command } = compose.services.nginx;
  const names = [...`${volumes.join(' ')} ${command.join(' ')}`.matchAll(/conf\.d\/([\w.-]+\.conf)/g)];
  const [shared, site] = names.map(([, name]) => name);
  assert.match(shared, /common/);
  assert.ok(shared < site, `${shared}, ${site}`);
});

test('guests reach nginx alone', () => {
  for (const [name, { ports = [] }] of Object.entries(compose.services))
    for (const port of ports)
      assert.ok(name === 'nginx' || port.startsWith('127.0.0.1:'), `${name}: ${port}`);
});

test('what has to be set is in the guide', () => {
  const guide = read('docs/operations/install.md');
  for (const [, name] of read('deploy/compose.yaml').matchAll(/\$\{(\w+)/g))
    assert.ok(guide.includes(name), name);
});
