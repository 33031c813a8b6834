import { Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ProblemFilter } from './problem.filter';

/** As much of an answer as the filter touches. */
function anAnswer() {
  const answer = { headersSent: false, statusCode: 0 };
  const same = () => response;
  const response = {
    ...answer,
    setHeader: same,
    removeHeader: same,
    type: same,
    send: same,
    status(code: number) {
      answer.statusCode = code;
      return response;
    },
  };
  return { answer, response: response as unknown as Response };
}

const request = { method: 'GET', headers: {} } as Request;

it('says once that the database is away, however many ask meanwhile', () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  const error = jest.spyOn(Logger.prototype, 'error').mockImplementation();
  const filter = new ProblemFilter();
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  for (let at = 0; at < 1_000; at += 1) {
    const { answer, response } = anAnswer();
    filter.respond(away, request, response);
    expect(answer.statusCode).toBe(503);
  }
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ err: away, times: 1 }), expect.anything());
  // What nobody expects is told each time.
  filter.respond(new TypeError('broken'), request, anAnswer().response);
  filter.respond(new TypeError('broken'), request, anAnswer().response);
  expect(error).toHaveBeenCalledTimes(2);
});

it('takes a body that its sender cut off for the sender’s fault, whatever code the network gave it', () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  warn.mockClear();
  const cut = Object.assign(new Error('request aborted'), { status: 400, code: 'ECONNABORTED' });
  const { answer, response } = anAnswer();
  new ProblemFilter().respond(cut, request, response);
  expect(answer.statusCode).toBe(400);
  expect(warn).not.toHaveBeenCalled();
});
