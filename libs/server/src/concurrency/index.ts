export { QueueFullError, Semaphore, SlotTimeoutError } from './semaphore';
