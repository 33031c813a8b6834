import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Injectable } from '@nestjs/common';
import type { HeaderList } from '../headers/header-list';
import { RETRY_SECONDS } from '../problems/storage-failure';
import { respondWithProblem } from './raw-problem';

/** The pending responses, so that a stopping server can close their connections after them. */
@Injectable()
export class OpenResponses {
  private readonly open = new Set<ServerResponse>();
  private readonly unused = new Set<Socket>();
  private areLast = false;

  /** How many are pending. */
  get count(): number {
    return this.open.size;
  }

  /** Tracks a connection until it is used: browsers open some in advance, and Node does not count those as idle. */
  addConnection(socket: Socket): void {
    this.unused.add(socket);
    socket.once('close', () => this.unused.delete(socket));
  }

  /** Tracks a response until it is sent or its connection is closed. */
  add(response: ServerResponse): void {
    if (this.areLast) response.shouldKeepAlive = false;
    if (response.socket) this.unused.delete(response.socket);
    this.open.add(response);
    response.once('close', () => this.open.delete(response));
  }

  /** From now on each response is the last one on its connection and says so (`Connection: close`). */
  endConnections(): void {
    this.areLast = true;
    for (const response of this.open) if (!response.headersSent) response.shouldKeepAlive = false;
  }

  /** Closes the connections without any request so far. */
  closeUnused(): void {
    for (const socket of this.unused) if (socket.bytesRead === 0) socket.destroy();
  }

  /** Tells everyone still waiting to come back later, rather than cutting the connection silently. */
  giveUp(transport: HeaderList): void {
    for (const response of this.open)
      if (!response.headersSent)
        respondWithProblem(response, 'server.unavailable', transport, RETRY_SECONDS.away);
  }
}
