import { authApi } from '@ospite/contracts';
import { useOfficePaths } from './office-paths';
import { useOfficeDispatch } from './use-office-store';

/**
 * Returns the function that has the browser download a file of the API, however large. The session is looked at first:
 * where it has ended, the dialog asks to log in again, and the browser saves no page that says so.
 */
export function useDownload(): (path: string) => Promise<{ readonly error?: unknown }> {
  const { site } = useOfficePaths();
  const dispatch = useOfficeDispatch();
  return async (path) => {
    const { error } = await dispatch(
      authApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (error !== undefined) return { error };
    const link = document.createElement('a');
    link.href = `${site}${path}`;
    link.download = '';
    link.click();
    return {};
  };
}
