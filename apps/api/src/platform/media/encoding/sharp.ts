import sharp from 'sharp';

// Only what uploads may be: every other decoder of the library (SVG, PDF, GIF, TIFF…) stays out of an attacker's reach.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});
// Pictures pass once: a cache of decoded ones would only hold memory.
sharp.cache(false);
// Two pictures at a time, each on one thread, keep a small machine answering.
sharp.concurrency(1);

export { sharp };
