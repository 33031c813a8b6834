import { composeFile, kubernetesObjects, read } from './deploy-files.mjs';
import { instructionsOf } from './container-file.mjs';

/** What the sources say of ports and paths. */
export function inTheCode() {
  const port = /DEFAULT_PORT = (\d+)/.exec(read('apps/api/src/platform/config/read-config.ts'))?.[1];
  const controller = read('apps/api/src/platform/health/health.controller.ts');
  const base = /@Controller\('([^']+)'\)/.exec(controller)?.[1];
  const paths = [...controller.matchAll(/@Get\('([^']+)'\)/g)].map(([, name]) => `/${base}/${name}`);
  const names = [...read('apps/api/src/main.ts').matchAll(/^ {2}'?([a-z-]+)'?(?:,|: )/gm)].map(
    ([, name]) => name,
  );
  const stopMs = /EXIT_MS = ([\d_]+)/.exec(read('apps/api/src/platform/process/shutdown.ts'))?.[1];
  const uploadBytes = /MAX_PICTURE_BYTES = (\d+) \* 1024 \* 1024/.exec(
    read('libs/domain/src/shared/pictures/picture-store.ts'),
  )?.[1];
  return {
    port: Number(port),
    healthPaths: paths,
    commands: names,
    stopSeconds: Number(stopMs?.replaceAll('_', '')) / 1000,
    uploadMegabytes: Number(uploadBytes),
  };
}

/** Every address of health that a file of `deploy/` asks for. */
export const healthPaths = (text) => [...text.matchAll(/\/api\/health\/\w+/g)].map(([path]) => path);

/** The commands of the server that the manifests and units run. */
export function commandsRun(units) {
  const inPods = kubernetesObjects().flatMap(
    ({ spec }) => spec?.template?.spec.containers.flatMap(({ args }) => args[0]) ?? [],
  );
  const inUnits = units.flatMap((unit) =>
    [...unit.matchAll(/bin\/ospite ([a-z-]+)/g)].map(([, command]) => command),
  );
  const inImage = instructionsOf(read('deploy/Containerfile')).findLast(({ name }) => name === 'CMD')?.text;
  return [...inPods, ...inUnits, ...JSON.parse(inImage ?? '[]')];
}

/** Ports of the server, by the file that names them. */
export function serverPorts() {
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
