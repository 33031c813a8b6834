import { describeErasureLedger } from './erasure-ledger.contract';
import { MemoryErasureLedger } from './memory-erasures.fixture';

describeErasureLedger(async () => new MemoryErasureLedger());
