import '@ospite/ui/office/base.css';

// Nothing that needs the shared libraries may load before the federation has settled whose copies are used.
void import('./app/bootstrap');
