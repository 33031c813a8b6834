import type { ReactNode } from 'react';
import { useRenderedSearch } from '../../shared/navigation/rendered-search';
import { loadedEstimate, type EstimateParts } from '../../shared/stay/load-estimate';

interface WhenEstimatedProps {
  /** Null until it is loaded. */
  readonly estimate: EstimateParts | null;
  readonly children: (parts: EstimateParts) => ReactNode;
}

/**
 * What only the estimate can say, once its script is there. Without script it stands in the document that the server
 * rendered for the stay in its address.
 */
export function WhenEstimated({ estimate, children }: WhenEstimatedProps) {
  const search = useRenderedSearch();
  if (estimate) return children(estimate);
  const onServer = loadedEstimate();
  // React leaves what is in here to browsers without script.
  return search && <noscript>{onServer && children(onServer)}</noscript>;
}
