import '@ospite/ui/office/base.css';

// Federation decides first whose copies of the shared libraries are used; only then may anything load them.
void import('./app/bootstrap');
