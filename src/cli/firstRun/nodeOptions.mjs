/**
 * Options of every Node that we run. They hide warnings about experimental features.
 *
 * Node strips our TypeScript by WebAssembly in each thread. V8 13.6 compiles wrappers for frequent calls from
 * WebAssembly to JavaScript, and frees the old ones while another thread may still use them. The process then dies
 * (`Check failed: jit_page.has_value()`, or a segmentation fault in `NativeModule::FreeCode`). The high budget prevents
 * that compilation.
 */
export const nodeOptions = ['--disable-warning=ExperimentalWarning', '--wasm-wrapper-tiering-budget=1000000000'];
