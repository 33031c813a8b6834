import { TestEnvironment } from 'jest-environment-jsdom';

// jsdom has none of these, and Redux Toolkit Query and React's server renderer need them.
const BORROWED = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
];

/** jsdom with the web APIs of Node that it lacks. */
export default class WebEnvironment extends TestEnvironment {
  /** @override */
  customExportConditions = ['node', 'node-addons', 'browser'];

  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    for (const name of BORROWED) this.global[name] = globalThis[name];
    this.global.FormData = formDataOver(this.global.FormData);
  }
}

/** Node's own, which its fetch sends as a multipart form; jsdom's reads the form of a page. */
function formDataOver(PageFormData) {
  return class extends globalThis.FormData {
    constructor(form, submitter) {
      super();
      if (!form) return;
      for (const [name, value] of new PageFormData(form, submitter)) this.append(name, value);
    }
  };
}
