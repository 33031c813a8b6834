import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './common.mjs';

const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** What host and remote must have one copy of: their contexts and hooks fail across two. */
export const SHARED_LIBRARIES = ['react', 'react-dom', 'react-router-dom'];

/** @returns {Record<string, string>} exact versions of the shared libraries, as installed */
export const sharedVersions = Object.fromEntries(SHARED_LIBRARIES.map((name) => [name, dependencies[name]]));

/** For the federation plugin: one copy, of exactly this version, or an error. */
export const strictSingletons = Object.fromEntries(
  SHARED_LIBRARIES.map((name) => [
    name,
    {
      singleton: true,
      strictVersion: true,
      requiredVersion: sharedVersions[name],
      version: sharedVersions[name],
    },
  ]),
);
