import { problemOf, useUploadHostPictureMutation, type Problem } from '@ospite/contracts';
import { problemAt } from '../../../shared/forms/state/save-problem';
import { preparePicture } from '../../../shared/pictures/prepare-picture';

/** The name of a host's picture in the form. @param place of the host, from zero */
export function pictureField(place: number): string {
  return `hosts.${place}.picture`;
}

/**
 * Sends pictures of hosts, one after the other.
 * @returns a function of the files by the hosts' places in the record, and of `updatedAt` of the record, which gives why one
 * could not be stored
 */
export function useHostPictures(): (
  files: readonly (File | null)[],
  updatedAt: string,
) => Promise<Problem | undefined> {
  const [upload] = useUploadHostPictureMutation();
  return async (files, before) => {
    let updatedAt = before;
    for (const [index, file] of files.entries()) {
      if (!file) continue;
      const image = await preparePicture(file);
      const { data, error } = await upload({ index, uploadHostPictureRequest: { image, updatedAt } });
      if (error !== undefined) return problemAt(pictureField(index), problemOf(error));
      updatedAt = data.updatedAt;
    }
    return undefined;
  };
}
