import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { ROOT } from '../../launcher/process/nx.mjs';
import { canRun, kubernetesObjects } from './deploy-files.mjs';

const objects = kubernetesObjects();
const objectOf = (kind) => structuredClone(objects.find((object) => object.kind === kind));

test('kubeconform knows every object', { skip: !canRun('kubeconform', ['-v']) }, () => {
  execFileSync('kubeconform', ['-strict', 'deploy/kubernetes'], { cwd: ROOT });
});

test('there are two servers, and neither they nor the migration may write their root', () => {
  assert.ok(objectOf('Deployment').spec.replicas >= 2);
  for (const { spec } of [objectOf('Deployment'), objectOf('Job')])
    for (const { securityContext } of spec.template.spec.containers)
      assert.equal(securityContext.readOnlyRootFilesystem, true);
});

/** Whether labels are among others. */
const selects = (wanted, labels) => Object.entries(wanted).every(([key, value]) => labels[key] === value);

test('what selects servers selects them, and not the job that migrates', () => {
  const servers = objectOf('Deployment').spec;
  const labels = servers.template.metadata.labels;
  const selectors = [
    servers.selector.matchLabels,
    servers.template.spec.topologySpreadConstraints[0].labelSelector.matchLabels,
    objectOf('Service').spec.selector,
    objectOf('PodDisruptionBudget').spec.selector.matchLabels,
    objectOf('NetworkPolicy').spec.podSelector.matchLabels,
  ];
  for (const selector of selectors) {
    assert.ok(selects(selector, labels));
    assert.ok(!selects(selector, objectOf('Job').spec.template.metadata.labels));
  }
});

test('names lead to objects: settings, secrets, volumes, the service and its port', () => {
  const isThere = (kind, name) =>
    objects.some((object) => object.kind === kind && object.metadata.name === name);
  for (const { spec } of [objectOf('Deployment'), objectOf('Job')]) {
    const pod = spec.template.spec;
    for (const { configMapRef, secretRef } of pod.containers[0].envFrom)
      assert.ok(configMapRef ? isThere('ConfigMap', configMapRef.name) : isThere('Secret', secretRef.name));
    const volumes = pod.volumes.map(({ name }) => name);
    for (const { name } of pod.containers[0].volumeMounts) assert.ok(volumes.includes(name), name);
  }
  const { service } = objectOf('Ingress').spec.rules[0].http.paths[0].backend;
  assert.ok(isThere('Service', service.name));
  const port = objectOf('Service').spec.ports.find(({ name }) => name === service.port.name);
  const { containers } = objectOf('Deployment').spec.template.spec;
  assert.ok(containers[0].ports.some(({ name }) => name === port.targetPort));
});

test('servers and migration run the same image', () => {
  const imageOf = (kind) => objectOf(kind).spec.template.spec.containers[0].image;
  assert.equal(imageOf('Deployment'), imageOf('Job'));
});
