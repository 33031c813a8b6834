export { ToTop } from '../../features/floating/to-top';
export { Tooltips } from '../../features/floating/tooltips';
export { StaffPencils } from '../../features/pencils/staff-pencils';
export { VisitCount } from '../../features/visits/visit-count';
