import { Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ProblemFilter } from './problem.filter';

/** As much of a response as the filter uses. */
function aResponse() {
  const sent = { headersSent: false, statusCode: 0 };
  const same = () => response;
  const response = {
    ...sent,
    setHeader: same,
    removeHeader: same,
    type: same,
    send: same,
    status(code: number) {
      sent.statusCode = code;
      return response;
    },
  };
  return { sent, response: response as unknown as Response };
}

const NO_ERRORS = { kinds: {}, details: {}, challenges: {} };
const request = { method: 'GET', headers: {} } as Request;

it('warns once that the database is away, however many requests come meanwhile', () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  const error = jest.spyOn(Logger.prototype, 'error').mockImplementation();
  const filter = new ProblemFilter(NO_ERRORS);
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  for (let at = 0; at < 1_000; at += 1) {
    const { sent, response } = aResponse();
    filter.respond(away, request, response);
    expect(sent.statusCode).toBe(503);
  }
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ err: away, times: 1 }), expect.anything());
  // Unexpected errors are logged each time.
  filter.respond(new TypeError('broken'), request, aResponse().response);
  filter.respond(new TypeError('broken'), request, aResponse().response);
  expect(error).toHaveBeenCalledTimes(2);
});

it('blames the client for a body that it cut off, whatever error code the network gave it', () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  warn.mockClear();
  const cut = Object.assign(new Error('request aborted'), { status: 400, code: 'ECONNABORTED' });
  const { sent, response } = aResponse();
  new ProblemFilter(NO_ERRORS).respond(cut, request, response);
  expect(sent.statusCode).toBe(400);
  expect(warn).not.toHaveBeenCalled();
});
