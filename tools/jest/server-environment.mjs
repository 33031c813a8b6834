import { TestEnvironment } from 'jest-environment-node';

/** Node as a server's code knows it: an error that Node itself throws, outside of Jest's realm, is an `Error`, too. */
export default class ServerEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    const { Error, Function } = this.global;
    const isInstance = Function.prototype[Symbol.hasInstance];
    Object.defineProperty(Error, Symbol.hasInstance, {
      value(thrown) {
        return this === Error ? Error.isError(thrown) : isInstance.call(this, thrown);
      },
    });
  }
}
