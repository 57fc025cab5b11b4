import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Figure, gauge } from './figure';

/** How often it is looked how late the process is, in milliseconds. */
const RESOLUTION_MS = 20;

/** The figures of this process, under the names that Prometheus has for them. */
export function createProcessMetrics(): { figures: () => Figure[]; stop: () => void } {
  const startedAt = Date.now() / 1000 - process.uptime();
  const late = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  late.enable();
  return {
    stop: () => void late.disable(),
    figures() {
      const { user, system } = process.cpuUsage();
      const { rss, heapUsed, external } = process.memoryUsage();
      // Since the figures were read last.
      const lag = late.count > 0 ? Math.max(0, late.percentile(99) / 1e9 - RESOLUTION_MS / 1000) : 0;
      late.reset();
      return [
        {
          name: 'process_cpu_seconds_total',
          help: 'Time of processors that was used, in seconds.',
          kind: 'counter',
          samples: [{ value: (user + system) / 1e6 }],
        },
        gauge('process_start_time_seconds', 'When the process began, in seconds since 1970.', startedAt),
        gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
        gauge('nodejs_heap_size_used_bytes', 'Memory of objects in use.', heapUsed),
        gauge('nodejs_external_memory_bytes', 'Memory of files and other buffers.', external),
        gauge('nodejs_eventloop_lag_p99_seconds', 'How late timers run, in 99 of 100 cases less.', lag),
      ];
    },
  };
}
