import { usePreviewBannerMutation, type BannerPreview } from '@ospite/contracts';
import { useEffect } from 'react';

/** After so long without a key pressed the server is asked. */
const PAUSE_MS = 400;

interface BannerPreviewState {
  /** Of the text as it is now, or as it was a moment ago. */
  readonly preview: BannerPreview | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** The banner as guests would see it, while it is being written; nothing is asked for an empty one. */
export function useBannerPreview(html: string): BannerPreviewState {
  const [ask, { data, error, isLoading }] = usePreviewBannerMutation();
  const isEmpty = html.trim() === '';
  useEffect(() => {
    if (isEmpty) return undefined;
    const timer = setTimeout(() => void ask({ previewBannerRequest: { html } }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [ask, html, isEmpty]);
  return {
    preview: isEmpty ? undefined : data,
    error: isEmpty ? undefined : error,
    isLoading: isLoading && !isEmpty,
    retry: () => void ask({ previewBannerRequest: { html } }),
  };
}
