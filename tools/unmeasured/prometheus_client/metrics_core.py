"""Metrics of a server, which a device never makes."""

CounterMetricFamily = GaugeMetricFamily = Metric = object
