export { AvifEncoder, avifNameOf } from './encoding/avif-encoder';
export { isDecoderBomb } from './encoding/decoder-bombs';
export { encodeLogo } from './encoding/logo-encoder';
export { encodePicture } from './encoding/encode-picture';
export { avifOptions, BACKGROUND, JPEG, WEBP } from './encoding/encoding-settings';
export type { Crop } from './encoding/upload-encoder';
export { MediaModule } from './media.module';
export {
  ImageTable,
  type LockedPicture,
  lockFilesForUpload,
  pictureColumns,
  pictureOf,
  type PictureRow,
  PictureTable,
  PictureTables,
} from './picture-tables';
export { copyMedia, ForeignStorageError } from './storage/copy-media';
export { FolderStorage } from './storage/folder-storage';
export { InstallationCheck } from './storage/installation-check';
export { MediaFiles } from './storage/media-files';
export { type ByteRange, MediaStorage, type StoredFile } from './storage/media-storage';
export { remedyFor } from './storage/object/object-storage-errors';
export { openBackupFiles, openMediaStorage } from './storage/open-media-storage';
export { PictureInventory } from './storage/picture-inventory';
export { PictureSweep, SWEEP_JOB } from './storage/picture-sweep';
export { KEPT_DAYS, TRASH_JOB } from './storage/picture-trash';
export { ID_KEY, StorageId } from './storage/storage-id';
