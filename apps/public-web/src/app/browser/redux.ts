// A module of ours, so that the boot script needs no code that makes one of a package. Names what the store needs of it.
export { configureStore, createSlice } from '@reduxjs/toolkit';
