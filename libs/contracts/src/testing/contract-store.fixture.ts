import { configureStore } from '@reduxjs/toolkit';
import { baseApi, type ApiEnvironment } from '../base-api';
import { formOfUpload } from '../upload-form';

/** Makes the response to one call. */
export type RespondToCall = (request: Request) => Response | Promise<Response>;

/** A store over a stand-in for the network, with the requests that were made of it. */
export function aContractStore(answer: RespondToCall, environment: Partial<ApiEnvironment> = {}) {
  const requests: Request[] = [];
  const standIn: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request.clone());
    return answer(request);
  };
  const extraArgument: ApiEnvironment = {
    apiBaseUrl: 'http://api.test',
    fetch: standIn,
    formFor: formOfUpload,
    ...environment,
  };
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).concat(baseApi.middleware),
  });
  return { store, requests };
}

/** An answer in JSON. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  const type = status >= 400 ? 'application/problem+json' : 'application/json';
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': type, ...headers } });
}
