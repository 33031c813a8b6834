export { ToTop } from '../../features/floating/to-top';
export { Tooltips } from '../../features/floating/tooltips';
export { VisitCount } from '../../features/visits/visit-count';
