import assert from 'node:assert/strict';
import { test } from 'node:test';
import { INITIAL_WINDOW_BYTES, Line, SEGMENT_BYTES } from './line.mjs';
import { Timeline } from './timeline.mjs';

/** 200 bytes in a millisecond, 150 ms there and back: slow 4G. */
function slowLine() {
  const timeline = new Timeline();
  return { timeline, line: new Line({ timeline, kbitPerSecond: 1_600, roundTripMs: 150 }) };
}

/** A flow that notes when how many of its bytes had arrived. */
function openFlow({ timeline, line }, options = {}) {
  const arrived = { bytes: 0, endedAt: undefined };
  const moments = [];
  const flow = line.open({
    ...options,
    arrive: (segment) => {
      arrived.bytes += segment.length;
      moments.push({ bytes: arrived.bytes, at: timeline.now });
    },
    end: () => (arrived.endedAt = timeline.now),
  });
  const timeOf = (bytes) => moments.find((moment) => moment.bytes >= bytes)?.at;
  return { flow, arrived, timeOf };
}

test('a byte takes half a round trip', () => {
  const slow = slowLine();
  const { flow, timeOf } = openFlow(slow);
  flow.send(Buffer.alloc(1));
  slow.timeline.runUntil(1_000);
  assert.ok(Math.abs(timeOf(1) - 75) < 0.1);
});

test('nothing leaves before the handshake', () => {
  const slow = slowLine();
  const { flow, timeOf } = openFlow(slow, { opensAt: 150 });
  flow.send(Buffer.alloc(1));
  slow.timeline.runUntil(1_000);
  assert.ok(Math.abs(timeOf(1) - 225) < 0.1);
});

test('the first window comes in one go, the next when the first is acknowledged', () => {
  const slow = slowLine();
  const { flow, timeOf } = openFlow(slow);
  flow.send(Buffer.alloc(100_000));
  slow.timeline.runUntil(5_000);
  // 14.6 kB at 200 bytes a millisecond, and half a round trip.
  assert.equal(timeOf(INITIAL_WINDOW_BYTES), 73 + 75);
  // The line was free after 73 ms, yet the acknowledgement of the first segment came after its 7.3 ms and a round trip.
  assert.equal(timeOf(INITIAL_WINDOW_BYTES + 1).toFixed(1), (7.3 + 150 + 7.3 + 75).toFixed(1));
});

test('the window doubles each round trip until the line itself is the limit', () => {
  const timeline = new Timeline();
  const fast = { timeline, line: new Line({ timeline, kbitPerSecond: 8_000_000, roundTripMs: 100 }) };
  const { flow, arrived } = openFlow(fast);
  flow.send(Buffer.alloc(1_000_000));
  const windows = [];
  for (let trip = 0; trip < 4; trip += 1) {
    timeline.runUntil(50 + 100 * trip + 20);
    windows.push(arrived.bytes / INITIAL_WINDOW_BYTES);
  }
  assert.deepEqual(windows, [1, 3, 7, 15]);
});

test('a long download runs at the rate of the line', () => {
  const slow = slowLine();
  const { flow, arrived } = openFlow(slow);
  flow.send(Buffer.alloc(2_000_000));
  slow.timeline.runUntil(2_000);
  const before = arrived.bytes;
  slow.timeline.runUntil(7_000);
  assert.ok(Math.abs(arrived.bytes - before - 5_000 * 200) <= SEGMENT_BYTES);
});

test('two connections share the line: each takes as long as both one after the other', () => {
  const slow = slowLine();
  const flows = [openFlow(slow), openFlow(slow)];
  for (const { flow } of flows) flow.send(Buffer.alloc(200_000));
  slow.timeline.runUntil(1_500);
  const [one, other] = flows.map(({ arrived }) => arrived.bytes);
  assert.ok(Math.abs(one - other) <= SEGMENT_BYTES);
  assert.ok(one + other <= 200 * 1_425);
  slow.timeline.runUntil(4_000);
  for (const { timeOf } of flows) assert.ok(Math.abs(timeOf(200_000) - (400_000 / 200 + 75)) < 100);
});

test('many connections are no faster than one once it is under way', () => {
  const oneFlow = slowLine();
  const { flow, timeOf } = openFlow(oneFlow);
  flow.send(Buffer.alloc(300_000));
  oneFlow.timeline.runUntil(10_000);
  const six = slowLine();
  const flows = Array.from({ length: 6 }, () => openFlow(six));
  for (const each of flows) each.flow.send(Buffer.alloc(50_000));
  six.timeline.runUntil(10_000);
  const last = Math.max(...flows.map((each) => each.timeOf(50_000)));
  assert.ok(last > 300_000 / 200 + 75 - 0.01);
  // One alone loses what its first round trip leaves of the line.
  assert.ok(timeOf(300_000) - last < 150);
});

test('a connection that ends says so after its last byte', () => {
  const slow = slowLine();
  const { flow, arrived, timeOf } = openFlow(slow);
  flow.send(Buffer.alloc(10_000));
  flow.end();
  slow.timeline.runUntil(1_000);
  assert.equal(arrived.endedAt, timeOf(10_000));
});

test('a connection that is cut leaves the line to the others', () => {
  const slow = slowLine();
  const gone = openFlow(slow);
  const stays = openFlow(slow);
  for (const { flow } of [gone, stays]) flow.send(Buffer.alloc(100_000));
  slow.timeline.runUntil(50);
  gone.flow.cut();
  slow.timeline.runUntil(2_000);
  assert.equal(gone.arrived.bytes, 0);
  assert.equal(stays.arrived.bytes, 100_000);
});

test('timers that fire late do not make the line slower', () => {
  const slow = slowLine();
  const { flow, timeOf } = openFlow(slow);
  flow.send(Buffer.alloc(200_000));
  for (let time = 0; time < 3_000; time += 13) slow.timeline.runUntil(time);
  const punctual = slowLine();
  const other = openFlow(punctual);
  other.flow.send(Buffer.alloc(200_000));
  punctual.timeline.runUntil(3_000);
  assert.equal(timeOf(200_000), other.timeOf(200_000));
});
