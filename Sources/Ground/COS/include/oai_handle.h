// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#ifndef OAI_HANDLE_H
#define OAI_HANDLE_H

#include <stdint.h>

/// What every logger of one subsystem and category shares. It is never freed, so that loggers are plain
/// values; `levels` is the one word that a disabled statement reads.
struct oai_log_handle {
  /// A bit for each kind of statement that has somewhere to go.
  uint32_t levels;
  /// How many times the settings had changed when `levels` was worked out.
  uint32_t generation;
  /// The Swift object that knows the names.
  const void *description;
};

/// Counts the changes of the device's settings: a word of its own until the settings are mapped.
extern const uint32_t *oai_log_settings_generation;

/// Whether a statement has somewhere to go, or the handle has to be worked out (again) first.
static inline int oai_log_is_enabled(const struct oai_log_handle *handle, uint32_t bit) {
  uint32_t levels = __atomic_load_n(&handle->levels, __ATOMIC_RELAXED);
  const uint32_t *changes = __atomic_load_n(&oai_log_settings_generation, __ATOMIC_RELAXED);
  return (levels & bit) != 0
      || __atomic_load_n(&handle->generation, __ATOMIC_RELAXED)
             != __atomic_load_n(changes, __ATOMIC_RELAXED);
}

/// Stores what was worked out. A statement beside it on another thread sees the old levels or the new.
static inline void oai_log_set_levels(
    struct oai_log_handle *handle, uint32_t levels, uint32_t generation) {
  __atomic_store_n(&handle->levels, levels, __ATOMIC_RELAXED);
  __atomic_store_n(&handle->generation, generation, __ATOMIC_RELEASE);
}

static inline uint32_t oai_log_levels(const struct oai_log_handle *handle) {
  return __atomic_load_n(&handle->levels, __ATOMIC_RELAXED);
}

/// Whether the handle is older than the settings.
static inline int oai_log_is_stale(const struct oai_log_handle *handle) {
  const uint32_t *changes = __atomic_load_n(&oai_log_settings_generation, __ATOMIC_RELAXED);
  return __atomic_load_n(&handle->generation, __ATOMIC_RELAXED)
      != __atomic_load_n(changes, __ATOMIC_RELAXED);
}

/// How many times the settings changed so far.
static inline uint32_t oai_log_generation(void) {
  const uint32_t *changes = __atomic_load_n(&oai_log_settings_generation, __ATOMIC_RELAXED);
  return __atomic_load_n(changes, __ATOMIC_RELAXED);
}

/// From now on changes are counted there, in a mapping that stays.
static inline void oai_log_watch_generation(const uint32_t *changes) {
  __atomic_store_n(&oai_log_settings_generation, changes, __ATOMIC_RELEASE);
}

#endif
