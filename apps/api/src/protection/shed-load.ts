import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../answers/api-error.ts';

/** When the process counts as overloaded. */
export type PressureLimits = underPressure.FastifyUnderPressureOptions;

const defaultLimits: PressureLimits = { maxEventLoopDelay: 500, sampleInterval: 1000 };

/**
 * Under too much load, refuses at once with 503 and Retry-After, so that what was accepted is still answered in time.
 * Health routes are not below `api` and go on answering.
 */
export async function shedLoad(api: FastifyInstance, limits: PressureLimits = defaultLimits): Promise<void> {
  await api.register(underPressure, {
    ...limits,
    pressureHandler: async () => {
      throw new ApiError('API_OVERLOADED');
    },
  });
}
