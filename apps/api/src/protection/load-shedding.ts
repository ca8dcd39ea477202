import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import { ApiError } from '../answers/api-error.ts';

/** When the process counts as overloaded. */
export type PressureLimits = underPressure.FastifyUnderPressureOptions;

/**
 * Under too much load, refuses at once with 503 and Retry-After, so that accepted calls are still answered in time.
 * Health routes are not below `/api/v1`, and are not refused.
 */
export const loadShedding = fp<PressureLimits>(
  async (api, limits) => {
    await api.register(underPressure, {
      ...limits,
      pressureHandler: async () => {
        throw new ApiError('API_OVERLOADED');
      },
    });
  },
  { name: 'load-shedding', fastify: '5.x' },
);
