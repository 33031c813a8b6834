const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** Stands for the process's own context, for which `node:vm` has no object. */
const OWN_CONTEXT = {};

const { compileFunction } = vm;
vm.compileFunction = (code, parameters, { parsingContext, ...options } = {}) =>
  compileFunction(
    code,
    parameters,
    parsingContext === OWN_CONTEXT ? options : { ...options, parsingContext },
  );

/**
 * Runs test files in the context of their process instead of a new one for each: only so can they share packages
 * (shared-packages-runtime.cjs), whose `instanceof Date` and the like would be false for what another context made.
 * In exchange, what a file changes in `globalThis` and does not put back is there for the next one.
 */
module.exports = class OneRealmEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers.dispose();
    this.fakeTimers = null;
    this.fakeTimersModern.dispose();
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: globalThis });
  }

  getVmContext() {
    return OWN_CONTEXT;
  }
};
